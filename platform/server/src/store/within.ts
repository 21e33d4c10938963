/**
 * Waits for an answer for so many milliseconds. If it has not come by then it is given up with what `late` answers;
 * one that is already here and only not yet looked at, because this process was busy itself, still counts.
 */
export function within<T>(milliseconds: number, answer: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    const giveUp = (): void => {
      if (!isSettled) reject(late())
    }
    const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds)
    const settled = (): void => {
      isSettled = true
      clearTimeout(timer)
    }
    answer.then(
      (value) => {
        settled()
        resolve(value)
      },
      (error) => {
        settled()
        reject(error)
      },
    )
  })
}
