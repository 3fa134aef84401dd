// The script of a thread that parses documents. It returns them as entries of the cache.
import { workerData } from 'node:worker_threads';
import type { ParseOptions } from '../parse/document.ts';
import type { Parser } from '../parse/parser-choice.ts';
import { loadFormulaEngine, mayHoldFormulas } from '../parse/lower/formula-engine.ts';
import { parseSource } from '../parse/parse-source.ts';
import { answerJobs } from '../threads/answer-jobs.ts';
import { packDocument } from './cache.ts';
import type { SealKey } from './seal.ts';

/** The source to parse, and the cache key of its document. */
export interface ParseJob {
  key: string;
  text: string;
  options: ParseOptions;
}

/** The data that a thread gets when it starts. */
export interface WorkerData {
  parser: Parser;
  sealKey: SealKey;
}

const { parser, sealKey } = workerData as WorkerData;

answerJobs(async ({ key, text, options }: ParseJob) => {
  if (mayHoldFormulas(text, options.math)) await loadFormulaEngine();
  const answer = packDocument(key, parseSource(text, options, parser), sealKey);
  return { answer, moved: [answer.bytes.buffer as ArrayBuffer] };
});
