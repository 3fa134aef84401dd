import type { HtmlTag } from './html-tags.ts';
import type { Config } from './config.ts';

/** Adjusts a config for `lectern dev`: disables slow steps, and features that only the published site needs. */
export function inDevelopment(config: Config): Config {
  const { images } = config;
  const kept = (tags: HtmlTag[]) => tags.filter((tag) => typeof tag === 'string' || !tag.disableInDev);
  return {
    ...config,
    images: images && !images.disableInDev && images,
    socialCards: false,
    publish: 'in-place',
    headTags: kept(config.headTags),
    preBodyTags: kept(config.preBodyTags),
    postBodyTags: kept(config.postBodyTags),
  };
}
