enum MOOD {
    MOOD
}
