/** Where to look next: what was told since the last look. */
export interface Hints {
  /** @param file absolute; absent: anything may have changed */
  add(file?: string): void;
  /** Waits for the first hint. @param milliseconds how long at most; absent: for ever */
  wait(milliseconds?: number): Promise<void>;
  /** Whether there is any. */
  isPending(): boolean;
  /** Takes all hints. @returns where to look; nothing for everything */
  take(): ReadonlySet<string> | undefined;
}

export function gatherHints(): Hints {
  let files = new Set<string>();
  let isAnything = false;
  let wake = () => {};
  const isPending = () => isAnything || files.size > 0;
  return {
    isPending,
    add(file) {
      if (file === undefined) isAnything = true;
      else files.add(file);
      wake();
    },
    async wait(milliseconds) {
      if (isPending()) return;
      await new Promise<void>((resolve) => {
        const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    take() {
      const taken = isAnything || files.size === 0 ? undefined : files;
      files = new Set();
      isAnything = false;
      return taken;
    },
  };
}
