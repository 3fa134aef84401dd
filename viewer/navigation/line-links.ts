/** The lines of a code block that an address selects. */
export interface LinkedLines {
  /** The number of the first selected line. */
  from: number;
  to: number;
  /** The position of the code block among the page's blocks with line numbers, from 1. */
  block: number;
}

/**
 * Parses a hash that selects lines: `#L3`, `#L3-L8`. `#L3-L8@2` selects lines of the second numbered block on the page.
 *
 * @returns undefined if the hash selects no lines
 */
export function parseLines(hash: string): LinkedLines | undefined {
  const [, from, to = from, block = '1'] = /^#L(\d{1,6})(?:-L?(\d{1,6}))?(?:@(\d{1,4}))?$/.exec(hash) ?? [];
  if (from === undefined) return undefined;
  const [first, last] = [Number(from), Number(to)];
  return { from: Math.min(first, last), to: Math.max(first, last), block: Number(block) };
}

/** @returns the hash that selects the lines: `#L3-L8@2` */
export function linesHash({ from, to, block }: LinkedLines): string {
  return `#L${from}${to === from ? '' : `-L${to}`}${block === 1 ? '' : `@${block}`}`;
}

const mark = 'is-linked';
let isStarted = false;

/** Marks the lines that the address selects. From then on, clicks and keys on line numbers change the selection. */
export function followLineLinks(): void {
  if (!isStarted) {
    isStarted = true;
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', keyed);
    window.addEventListener('hashchange', () => showLines(true));
  }
  showLines(true);
}

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main .code-frame.is-numbered code')];
}

/** Returns the number of a block's first line. */
function firstNumber(code: HTMLElement): number {
  return Number(/\d+/.exec(code.style.counterReset)?.[0] ?? 0) + 1;
}

function showLines(mayScroll: boolean): void {
  for (const line of document.querySelectorAll(`.line.${mark}`)) line.classList.remove(mark);
  const lines = parseLines(location.hash);
  const code = lines && blocks()[lines.block - 1];
  if (!lines || !code) return;
  const first = firstNumber(code);
  const named = [...code.children].slice(lines.from - first, lines.to - first + 1);
  for (const line of named) line.classList.add(mark);
  if (mayScroll) named[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

// Selects a line when the reader clicks its number. The number is in the padding at the start of the line. Clicks
// outside of the padding are ignored.
function pressed({ target, clientX, shiftKey }: MouseEvent): void {
  const line = (target as Element).closest<HTMLElement>('.code-frame.is-numbered .line');
  const code = line?.parentElement;
  const block = code ? blocks().indexOf(code) + 1 : 0;
  if (!line || !code || block === 0) return;
  const space = Number.parseFloat(getComputedStyle(line).paddingInlineStart);
  if (clientX - line.getBoundingClientRect().left > space) return;
  const number = firstNumber(code) + [...code.children].indexOf(line);
  const before = parseLines(location.hash);
  const isFurther = shiftKey && before?.block === block;
  name(
    isFurther
      ? { from: Math.min(before.from, number), to: Math.max(before.from, number), block }
      : { from: number, to: number, block },
  );
}

// Handles keys in a focused code block. Enter selects the first line. After that, the arrow keys move the selection;
// before, they scroll the block.
function keyed(event: KeyboardEvent): void {
  const code = (event.target as Element).closest('.code-frame.is-numbered pre')?.querySelector('code');
  const block = code ? blocks().indexOf(code) + 1 : 0;
  if (!code || block === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const first = firstNumber(code);
  const before = parseLines(location.hash);
  const lines = linesByKey(event, before?.block === block ? before : undefined, {
    from: first,
    to: first + code.children.length - 1,
    block,
  });
  if (!lines) return;
  event.preventDefault();
  name(lines);
  [...code.children].at(lines.to - first)?.scrollIntoView({ block: 'nearest' });
}

/**
 * @param named the selected lines
 * @param all all lines of the block
 * @returns the lines that the key selects; undefined for a key without effect
 */
export function linesByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  named: LinkedLines | undefined,
  all: LinkedLines,
): LinkedLines | undefined {
  const { block } = all;
  if (!named) return key === 'Enter' ? { ...all, to: all.from } : undefined;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const step = key === 'ArrowDown' ? 1 : -1;
  const held = (line: number) => Math.min(Math.max(line, all.from), all.to);
  if (shiftKey) return { from: named.from, to: Math.max(held(named.to + step), named.from), block };
  const line = held((step > 0 ? named.to : named.from) + step);
  return { from: line, to: line, block };
}

function name(lines: LinkedLines): void {
  history.replaceState(history.state, '', linesHash(lines));
  showLines(false);
}
