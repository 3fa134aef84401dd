/** Device names of Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f:\\]/;

/** Characters that all systems except Windows can store. */
const missingOnWindows = /[<>"|?*]/;

/** A quick check for rare patterns. Paths that match are checked name by name. */
// oxlint-disable-next-line no-control-regex
const doubtful = /[\u0000-\u001f:\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com|lpt)/i;

/** The longest name, in bytes: the limit of Linux, which is higher than the limit of Windows. */
const longestName = 255;

/** The longest path below the output folder, in bytes: Linux allows 4096 with the folder, macOS 1024. */
const longestPath = 3000;

/**
 * @param path of a file in the output, with forward slashes
 * @returns why some system cannot store it, as the rest of a sentence; undefined for a portable name
 */
export function unportableName(path: string): string | undefined {
  if (!doubtful.test(path)) return undefined;
  for (const name of path.split('/')) {
    const character = forbidden.exec(name)?.[0];
    if (character !== undefined) return `contains ${JSON.stringify(character)}, which Windows cannot store`;
    if (/[. ]$/.test(name)) return `has a name that ends with ${JSON.stringify(name.at(-1))}, which Windows removes`;
    if (device.test(name)) return `has the name ${JSON.stringify(name)}, which Windows reserves for a device`;
  }
  return undefined;
}

/**
 * @param path of a file in the output, with forward slashes
 * @param extension the extension of the written file
 * @returns why no file system can store it, as the rest of a sentence
 */
export function overlongName(path: string, extension = ''): string | undefined {
  const whole = path + extension;
  if (whole.length > longestName / 3) {
    const bytes = Math.max(...whole.split('/').map((name) => Buffer.byteLength(name)));
    if (bytes > longestName) return `it has a name of ${bytes} bytes, and file systems store ${longestName}`;
    const all = Buffer.byteLength(whole);
    if (all > longestPath) return `it has ${all} bytes, and the longest path of an output has ${longestPath}`;
  }
  return undefined;
}

/** @returns the first character of a path that Windows cannot store, if any; other systems and hosts can */
export function unportableCharacter(path: string): string | undefined {
  return missingOnWindows.exec(path)?.[0];
}
