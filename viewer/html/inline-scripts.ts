import { bannerScript } from './base-url-banner.ts';
import { redirectScript } from './redirect-html.ts';
import type { ViewerManifest } from './viewer-manifest.ts';

/** @returns the scripts that stand in the HTML of pages themselves: the same in every site, so that a policy can name them */
export function inlineScripts({ boot }: Pick<ViewerManifest, 'boot'>): string[] {
  return [bootScript(boot), redirectScript, bannerScript];
}

/** The script of the head as it stands there. */
export function bootScript(boot: string): string {
  return boot.trim();
}
