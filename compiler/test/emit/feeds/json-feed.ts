import * as z from 'zod';

// The schema of JSON Feed 1.0 and 1.1, see https://jsonfeed.org/version/1.1.

const author = z.strictObject({ name: z.string().optional(), url: z.url().optional(), avatar: z.url().optional() });

const attachment = z.strictObject({
  url: z.url(),
  mime_type: z.string(),
  title: z.string().optional(),
  size_in_bytes: z.number().optional(),
  duration_in_seconds: z.number().optional(),
});

const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().optional(),
    external_url: z.url().optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: z.url().optional(),
    banner_image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    author: author.optional(),
    authors: z.array(author).optional(),
    tags: z.array(z.string()).optional(),
    language: z.string().optional(),
    attachments: z.array(attachment).optional(),
  })
  .refine(
    ({ content_html, content_text }) => content_html !== undefined || content_text !== undefined,
    'an item needs content',
  );

/** Schema of a JSON Feed. */
export const JsonFeed = z.strictObject({
  version: z.enum(['https://jsonfeed.org/version/1', 'https://jsonfeed.org/version/1.1']),
  title: z.string(),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: z.url().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  author: author.optional(),
  authors: z.array(author).optional(),
  language: z.string().optional(),
  expired: z.boolean().optional(),
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  items: z.array(item),
});
