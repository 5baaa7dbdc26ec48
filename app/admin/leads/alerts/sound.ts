/** Two short notes, made on the spot: nothing is loaded for them. */
export function playNewLead() {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const begin = audio.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, begin);
      volume.gain.exponentialRampToValueAtTime(0.25, begin + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.32);
    }
    setTimeout(() => void audio.close(), 1_000);
  } catch {
    // A browser without sound, or one that no one has touched yet.
  }
}
