import { useEffect, useState } from 'react'
import { isTooLoud, LEVELS_A_SECOND, levelOf } from '../noise.rules.ts'

/** Opens the microphone beside whoever listens and measures how loud it is, on the device: nothing is kept and nothing leaves it. Ends with `stop`. */
const measure = async (onLoud: (isLoud: boolean) => void): Promise<{ stop: () => void }> => {
  // What the browser does against noise, and to be louder by itself, would hide how loud it is.
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const levels: number[] = []
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    levels.push(levelOf(samples))
    if (levels.length > 100) levels.shift()
    onLoud(isTooLoud(levels))
  }, 1000 / LEVELS_A_SECOND)
  return {
    stop: () => {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}

/** Whether it is too loud around somebody while they speak. False where that cannot be measured. */
export const useNoise = (isListening: boolean): boolean => {
  const [isLoud, setLoud] = useState(false)
  useEffect(() => {
    if (!isListening || !navigator.mediaDevices?.getUserMedia || typeof AudioContext === 'undefined') return
    let isOver = false
    let running: { stop: () => void } | null = null
    measure(setLoud).then(
      (measuring) => {
        if (isOver) measuring.stop()
        else running = measuring
      },
      // A microphone that is given to one thing at a time is left to whoever listens.
      () => {},
    )
    return () => {
      isOver = true
      running?.stop()
      setLoud(false)
    }
  }, [isListening])
  return isLoud
}
