import { useEffect, useState } from 'react'
import { useMediaStream } from '../../../../web/ui/camera.ts'
import { isTooLoud, LEVELS_A_SECOND, levelOf } from '../noise.rules.ts'

/** What the browser does against noise, and to be louder by itself, would hide how loud it is. */
const AS_IT_IS: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
}

/** Measures how loud a microphone is, on the device: nothing is kept and nothing leaves it. Ends with what it answers. */
const measure = (stream: MediaStream, onLoud: (isLoud: boolean) => void): (() => void) => {
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
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

/**
 * Whether it is too loud around somebody while they speak. False where that cannot be measured: a microphone that is given to one thing at a time is
 * left to whoever listens.
 */
export const useNoise = (isListening: boolean): boolean => {
  const [isLoud, setLoud] = useState(false)
  const { stream } = useMediaStream(isListening && typeof AudioContext !== 'undefined' ? AS_IT_IS : null)
  useEffect(() => {
    if (!stream) return
    const stop = measure(stream, setLoud)
    return () => {
      stop()
      setLoud(false)
    }
  }, [stream])
  return isLoud
}
