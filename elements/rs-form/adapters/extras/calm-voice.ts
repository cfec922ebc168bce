/** Says texts with a pause between them, so that typing is not talked over. */
export interface CalmVoice {
  /** Says the text as soon as the pause is over; an empty one takes back what waits. */
  say(text: string): void;
  stop(): void;
}

const pauseMs = 1000;

/** The first text is said at once; of those that come within a second only the last. */
export function createCalmVoice(announce: (text: string) => void): CalmVoice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';

  function speak(text: string): void {
    announce(text);
    waiting = '';
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting !== '') speak(waiting);
    }, pauseMs);
  }

  return {
    say(text) {
      if (timer !== undefined) waiting = text;
      else if (text !== '') speak(text);
    },
    stop: () => clearTimeout(timer),
  };
}
