import { countBlogMessage } from '../../messages/blog-message.ts';

/** How long a text takes to read, in words: `One min read`, `3 min read`. */
export function readingTime(minutes: number, locale = 'en'): string {
  return countBlogMessage(
    'theme.blog.post.readingTime.plurals',
    Math.max(1, Math.ceil(minutes)),
    locale,
    'readingTime',
  );
}
