import type { SearchRecord } from './records.ts';

type Line = Record<string, unknown>;

/** Format → function that converts a record to lines of JSON, with one record or command per line. */
const formats = {
  algolia: (id, { key: _, ...record }) => [{ objectID: id, ...record }],
  typesense: (id, { key: _, hierarchy, weight, ...record }) => [
    { id, ...withoutNull(record), ...withoutNull(named('hierarchy.', hierarchy)), item_priority: weight.level },
  ],
  meilisearch: (id, { key: _, hierarchy, weight, ...record }) => [
    { objectID: id, ...record, ...named('hierarchy_', hierarchy), level: weight.level, position: weight.position },
  ],
  opensearch: (id, { key: _, ...record }) => [{ index: { _id: id } }, record],
} satisfies Record<string, (id: string, record: SearchRecord) => Line[]>;

export type ExportFormat = keyof typeof formats;
export const exportFormats = Object.keys(formats) as ExportFormat[];

/**
 * @param id id of the record. It consists of letters, digits, `_` and `-`, because all services allow these
 * @returns the lines for a record
 */
export function exportLines(format: ExportFormat, id: string, record: SearchRecord): string[] {
  return formats[format](id, record).map((line) => JSON.stringify(line));
}

function named(start: string, levels: SearchRecord['hierarchy']): Line {
  return Object.fromEntries(Object.entries(levels).map(([level, words]) => [start + level, words]));
}

function withoutNull(line: object): Line {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}
