import type { Notice } from '../../../compiler/index.ts';

/** Collects notices while a config is translated. */
export type Notices = ReturnType<typeof collectNotices>;

export function collectNotices() {
  const list: Notice[] = [];
  const add = (key: string, message: string, hint?: string) => void list.push({ key, message, hint });
  return { list, add };
}
