/** Where accounts lie on platforms that many authors name. */
const platforms: Record<string, string> = {
  bluesky: 'https://bsky.app/profile/',
  github: 'https://github.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/in/',
  mastodon: 'https://mastodon.social/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  threads: 'https://www.threads.net/@',
  twitch: 'https://www.twitch.tv/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};

/** @returns the address of each account; one on an unknown platform must be an address already, or is left out */
export function socialLinks(accounts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(accounts).flatMap(([platform, account]) => {
      if (/^https?:\/\//.test(account)) return [[platform, account]];
      const base = platforms[platform];
      return base === undefined ? [] : [[platform, base + account.replace(/^@/, '')]];
    }),
  );
}
