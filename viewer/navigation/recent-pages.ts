import type { Page } from '../../corpus/schema/index.ts';
import { warnOfStorage } from '../state/stored.ts';

/** A page that the reader has opened in this browser. */
export interface RecentPage {
  /** The path with the base URL, decoded. */
  path: string;
  title: string;
}

const key = 'lectern.recent-pages';
const atMost = 6;
const isRead = /^(?:doc|page|post|entry)$/;

/** @returns the recently opened pages of the site, the last one first */
export function recentPages(baseUrl: string): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((page) => isRecentPage(page) && page.path.startsWith(baseUrl)) : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) warnOfStorage(error);
    return [];
  }
}

/** Records that a page was opened, if it is an article and not unlisted. */
export function noteRead(page: Page): void {
  const { kind, path, title } = page;
  if (!isRead.test(kind) || ('unlisted' in page && page.unlisted)) return;
  const others = recentPages('').filter((other) => other.path !== path);
  try {
    window.localStorage.setItem(key, JSON.stringify([{ path, title }, ...others].slice(0, atMost)));
  } catch (error) {
    warnOfStorage(error);
  }
}

function isRecentPage(value: unknown): value is RecentPage {
  const { path, title } = (value ?? {}) as Partial<RecentPage>;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string';
}
