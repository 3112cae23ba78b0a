// Repairs replies with the npm package jsonrepair. Reads lines {"id", "raw"} and writes lines {"id", "text"}, or
// {"id", "error"} where it refuses. Argument: a folder in which "npm install jsonrepair" has been run.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'

const { jsonrepair } = createRequire(resolve(process.argv[2]) + '/')('jsonrepair')

for await (const line of createInterface({ input: process.stdin })) {
  const { id, raw } = JSON.parse(line)
  let result
  try {
    result = { id, text: jsonrepair(raw) }
  } catch (error) {
    result = { id, error: error.message }
  }
  process.stdout.write(JSON.stringify(result) + '\n')
}
