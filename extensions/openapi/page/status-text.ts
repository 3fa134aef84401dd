import { STATUS_CODES } from 'node:http';

const classes: Record<string, string> = {
  '1': 'Information',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
};

/** @returns the words for a status: `404` → `Not Found`, `5XX` → `Server error`, `default` → `Other` */
export function statusText(status: string): string {
  if (status === 'default') return 'Other responses';
  return STATUS_CODES[status] ?? classes[/^([1-5])XX$/i.exec(status)?.[1] ?? ''] ?? '';
}
