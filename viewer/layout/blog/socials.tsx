import type { Author } from '../../../corpus/schema/index.ts';
import { Link } from '../../navigation/link.tsx';
import { authorName } from './author-image.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

/** Platform → its name. Absent if the name equals the key with a capital first letter. */
const platforms: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
};

/** An author's accounts on other platforms. */
export function Socials({ author }: { author: Author }) {
  const accounts = Object.entries(author.socials ?? {});
  if (accounts.length === 0) return null;
  return (
    <ul className="socials">
      {accounts.map(([platform, url]) => (
        <li key={platform}>
          <Link
            href={url}
            aria-label={blogMessage('lectern.blog.account', {
              platform: platformName(platform),
              author: authorName(author),
            })}
          >
            {platformName(platform)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function platformName(platform: string): string {
  return Object.hasOwn(platforms, platform)
    ? platforms[platform]!
    : platform.charAt(0).toUpperCase() + platform.slice(1);
}
