const signals = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Waits until somebody ends the program: with Ctrl+C, or by the system. Whoever asks a second time isn't waited for.
 *
 * @returns the exit code that says so
 */
export function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signals)) process.once(signal, () => resolve(code));
  });
}
