/** So many people are looked at before others have their turn: the same server answers calls meanwhile. */
const AT_A_STRETCH = 50

/** Waits until others had their turn, after each stretch of people; `done`: how many were looked at so far. */
export const letOthersAfter = async (done: number): Promise<void> => {
  if (done % AT_A_STRETCH === AT_A_STRETCH - 1) await new Promise((go) => setImmediate(go))
}
