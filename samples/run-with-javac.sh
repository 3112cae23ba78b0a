#!/usr/bin/env bash
# Compiles and runs a sample with nothing but a JDK: javac with the processor on -processorpath, then java.
#
# Usage: samples/run-with-javac.sh SAMPLE LIBRARIES MAIN_CLASS [ARGUMENT...]
#   SAMPLE      a folder of this directory, for example quickstart
#   LIBRARIES   a folder with the jars: annotations, runtime, processor, and what the sample itself uses
set -euo pipefail

if [ $# -lt 3 ]; then
    sed -n '4,6s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
sample=$(cd "$(dirname "$0")/$1" && pwd)
libraries=$(cd "$2" && pwd)
main=$3
shift 3

javac=javac
java=java
if [ -n "${JAVA_HOME:-}" ]; then
    javac=$JAVA_HOME/bin/javac
    java=$JAVA_HOME/bin/java
fi

processor=
classpath=
for jar in "$libraries"/*.jar; do
    case $jar in
        */llm-output-processor-*) processor=$jar ;;
        *) classpath=$classpath${classpath:+:}$jar ;;
    esac
done

classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
find "$sample/src/main/java" -name '*.java' ! -name module-info.java > "$classes/sources"
"$javac" --release 17 -Xlint:all,-processing -Werror -encoding UTF-8 \
    -processorpath "$processor" -classpath "$classpath" -d "$classes" "@$classes/sources"
"$java" -classpath "$classes:$classpath" "$main" "$@"
