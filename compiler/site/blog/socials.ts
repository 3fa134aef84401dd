/** Platform → base URL of profiles on the platform. */
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

/** @returns the URL of a profile, from a URL or an account name; undefined if the platform is unknown */
export function accountHref(platform: string, account: string): string | undefined {
  if (/^https?:\/\//.test(account)) return account;
  return Object.hasOwn(platforms, platform) ? platforms[platform] + account.replace(/^@/, '') : undefined;
}
