/** The variable of the environment that gives code of a site's config more time, or less. */
const variable = 'LECTERN_CONFIG_TIME_LIMIT';

/** In seconds, where the variable says nothing. */
const usual = 120;
/** A longer timer would fire at once. */
const longest = 2_000_000;

/**
 * How long code of a site's config may take that is waited for, in seconds: the config itself, and each step of a plugin
 * of Docusaurus. A process that watches would wait without end for a promise that nothing settles.
 */
export function configTimeLimit({ [variable]: given }: NodeJS.ProcessEnv = process.env): number {
  const seconds = Number(given);
  return seconds > 0 ? Math.min(seconds, longest) : usual;
}

/** What to do about code that keeps the process busy for longer. */
export const endlessLoop = `end the loop in it and run the command again, or set ${variable} to more seconds`;

/** What to do about code that is awaited for longer. */
export const moreTime = `look for a promise in it that nothing settles, or set ${variable} to more seconds`;
