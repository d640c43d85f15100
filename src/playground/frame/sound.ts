export interface SoundSwitch {
  pause(): void;
  resume(): void;
}

type AudioContextClass = typeof AudioContext;

/** Mutes the example while it's paused. */
export function createSoundSwitch(): SoundSwitch {
  const contexts = new Set<AudioContext>();
  let suspended: AudioContext[] = [];
  let halted: HTMLMediaElement[] = [];

  if (typeof window.AudioContext === 'function') {
    window.AudioContext = new Proxy(window.AudioContext, {
      construct(target: AudioContextClass, args: [AudioContextOptions?], newTarget) {
        const context = Reflect.construct(target, args, newTarget) as AudioContext;
        contexts.add(context);
        return context;
      },
    });
  }
  return {
    pause() {
      suspended = [...contexts].filter((context) => context.state === 'running');
      suspended.forEach((context) => void context.suspend());
      halted = [...document.querySelectorAll('audio, video')].filter(
        (element): element is HTMLMediaElement => element instanceof HTMLMediaElement && !element.paused,
      );
      halted.forEach((element) => element.pause());
    },
    resume() {
      suspended.forEach((context) => void context.resume());
      halted.forEach((element) => void element.play().catch(() => undefined));
      suspended = [];
      halted = [];
    },
  };
}
