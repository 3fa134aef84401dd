/** Environment variable with the time limit for config code, in seconds. */
const variable = 'LECTERN_CONFIG_TIME_LIMIT';

/** The default time limit, in seconds. */
const usual = 120;
/** The maximum time limit, in seconds. `setTimeout` fires at once for longer times. */
const longest = 2_000_000;

/**
 * Returns the time limit for asynchronous config code, in seconds. It applies to the config, and to each step
 * of a Docusaurus plugin. Without a limit, `dev` would wait forever for a promise that never settles.
 */
export function configTimeLimit({ [variable]: given }: NodeJS.ProcessEnv = process.env): number {
  const seconds = Number(given);
  return seconds > 0 ? Math.min(seconds, longest) : usual;
}

/** Hint for synchronous code that exceeds the limit. */
export const endlessLoop = `remove the endless loop and run the command again, or set ${variable} to more seconds`;

/** Hint for asynchronous code that exceeds the limit. */
export const moreTime = `find the promise that never settles, or set ${variable} to more seconds`;
