import { useState } from 'react';
import type { Author } from '../../../corpus/schema/index.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';

/** Renders an author's image, or initials if the author has no image or it fails to load. */
export function AuthorImage({ author }: { author: Author }) {
  const { image } = author;
  const [isBroken, setBroken] = useState(false);
  if (image === undefined || isBroken || !isSafeUrl(image, 'image')) {
    return (
      <span className="portrait" aria-hidden="true">
        {initials(authorName(author))}
      </span>
    );
  }
  return (
    <img
      className="portrait"
      src={image}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

function initials(name: string): string {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
}

/** Returns the name to display for an author: the name, else the key, else the end of the author's address. */
export function authorName({ name, key, url }: Author): string {
  return name ?? key ?? url?.split('/').findLast((part) => part !== '') ?? 'Author';
}
