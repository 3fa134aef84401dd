/** The environment variable that sets the time limit of a site's config code. */
const variable = 'LECTERN_CONFIG_TIME_LIMIT';

/** The default limit in seconds. */
const usual = 120;
/** A longer timer would fire at once. */
const longest = 2_000_000;

/**
 * Time limit for asynchronous config code, in seconds: for the config itself, and for each step of a Docusaurus plugin.
 * Without it, a watch process would wait without end for a promise that never settles.
 */
export function configTimeLimit({ [variable]: given }: NodeJS.ProcessEnv = process.env): number {
  const seconds = Number(given);
  return seconds > 0 ? Math.min(seconds, longest) : usual;
}

/** The hint for code that blocks the process for longer. */
export const endlessLoop = `end the loop in it and run the command again, or set ${variable} to more seconds`;

/** The hint for code that is awaited for longer. */
export const moreTime = `look for a promise in it that nothing settles, or set ${variable} to more seconds`;
