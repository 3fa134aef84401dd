import type { Config } from './config.ts';

/**
 * The config of a site that is being worked on: without what only readers of the published site have a use for, and what
 * would keep the author waiting.
 */
export function inDevelopment(config: Config): Config {
  const { images } = config;
  return { ...config, images: images && !images.disableInDev && images, pwa: undefined };
}
