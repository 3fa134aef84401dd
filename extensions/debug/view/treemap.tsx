import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSite } from '../../../viewer/client/index.ts';
import { PageLink } from './page-link.tsx';
import { useMedia } from './use-media.ts';
import { bytesText } from './facts.tsx';
import type { SizeNode } from './size-tree.ts';
import { squarify, type Rect } from './squarify.ts';

/** The coordinates of the whole map, with an aspect ratio of 16:9. */
const whole: Rect = { x: 0, y: 0, width: 16, height: 9 };

const byFinger = '(max-width: 600px), (pointer: coarse)';

/** The smallest area that readers can click or tap, in CSS pixels, including the gap around it. */
const smallest = { byMouse: 24, byFinger: 46 };

/**
 * Displays folders and pages as rectangles by size. A folder can be opened, and a page is a link. A list below the
 * map contains folders and pages whose rectangles are too small.
 */
export function Treemap({ tree, heaviest }: { tree: SizeNode; heaviest: number }) {
  const [trail, setTrail] = useState<SizeNode[]>([tree]);
  const shown = trail.at(-1)!;
  const pieces = squarify(
    shown.parts.map(({ bytes }) => bytes),
    whole,
  );
  const map = useRef<HTMLUListElement>(null);
  const { width, height } = useSizeOf(map);
  const least = useMedia(byFinger) ? smallest.byFinger : smallest.byMouse;
  const isLarge = (piece: Rect) =>
    (piece.width / whole.width) * width >= least && (piece.height / whole.height) * height >= least;
  const small = shown.parts.filter((_, index) => !isLarge(pieces[index]!));
  const open = (node: SizeNode) => setTrail([...trail, node]);
  return (
    <div className="treemap-box">
      <p className="treemap-trail">
        {trail.map((node, depth) =>
          node === shown ? (
            <b key={node.name}>{node.label || 'all pages'}</b>
          ) : (
            <span key={node.name}>
              <button type="button" onClick={() => setTrail(trail.slice(0, depth + 1))}>
                {node.label || 'all pages'}
              </button>{' '}
              /{' '}
            </span>
          ),
        )}
        <span className="treemap-sum">
          {shown.pages} pages, {bytesText(shown.bytes)}
        </span>
      </p>
      <ul ref={map} className="treemap">
        {shown.parts.map((node, index) => {
          const piece = pieces[index]!;
          if (isLarge(piece))
            return (
              <li key={node.name} style={placed(piece, whole)}>
                <Cell node={node} piece={piece} heaviest={heaviest} onOpen={() => open(node)} />
              </li>
            );
          return (
            <li key={node.name} style={placed(piece, whole)} aria-hidden="true" title={titleOf(node)}>
              <span className="cell" style={shaded(node, heaviest)} />
            </li>
          );
        })}
      </ul>
      {small.length > 0 && (
        <ul className="small-cells" aria-label="Too small for the map">
          {small.map((node) => (
            <li key={node.name}>
              <Opener node={node} className="small-cell" onOpen={() => open(node)}>
                {node.label} <small>{sizeOf(node)}</small>
              </Opener>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CellProps {
  node: SizeNode;
  piece: Rect;
  heaviest: number;
  onOpen: () => void;
}

function Cell({ node, piece, heaviest, onOpen }: CellProps) {
  const isSmall = piece.width < 0.9 || piece.height < 0.45;
  const isFolder = node.parts.length > 0;
  return (
    <Opener
      node={node}
      className={isFolder ? 'cell is-folder' : 'cell'}
      style={isFolder ? undefined : shaded(node, heaviest)}
      onOpen={onOpen}
    >
      <span className={isSmall ? 'visually-hidden' : 'cell-words'}>
        <b>{node.label}</b> <span>{sizeOf(node)}</span>
      </span>
      {isFolder && (
        <span className="cell-parts" aria-hidden="true">
          {leafPieces(node, { ...piece, x: 0, y: 0 }).map(({ leaf, rect }) => (
            <span key={leaf.name} style={{ ...placed(rect, piece), ...shaded(leaf, heaviest) }} />
          ))}
        </span>
      )}
    </Opener>
  );
}

interface OpenerProps {
  node: SizeNode;
  className: string;
  style?: object | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** A button that opens a folder, or a link to a page. */
function Opener({ node, onOpen, children, ...attributes }: OpenerProps) {
  const { baseUrl } = useSite();
  if (node.parts.length > 0)
    return (
      <button type="button" title={titleOf(node)} onClick={onOpen} {...attributes}>
        {children}
      </button>
    );
  const path = node.name === 'index' ? baseUrl : `${baseUrl}${node.name}`;
  return (
    <PageLink to={path} title={titleOf(node)} {...attributes}>
      {children}
    </PageLink>
  );
}

function titleOf(node: SizeNode): string {
  return `${node.name}: ${bytesText(node.bytes)}`;
}

function sizeOf({ parts, pages, bytes }: SizeNode): string {
  return parts.length > 0 ? `${pages} pages, ${bytesText(bytes)}` : bytesText(bytes);
}

/** @returns the current size of an element, in CSS pixels; infinite before the first measurement */
function useSizeOf(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: Infinity, height: Infinity });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The pages of a folder, including the pages of its subfolders. */
function leafPieces(node: SizeNode, rect: Rect): { leaf: SizeNode; rect: Rect }[] {
  if (node.parts.length === 0) return [{ leaf: node, rect }];
  const pieces = squarify(
    node.parts.map(({ bytes }) => bytes),
    rect,
  );
  return node.parts.flatMap((part, index) => leafPieces(part, pieces[index]!));
}

function placed({ x, y, width, height }: Rect, within: Pick<Rect, 'width' | 'height'>) {
  const percent = (part: number, of: number) => `${of === 0 ? 0 : ((part / of) * 100).toFixed(3)}%`;
  return {
    insetInlineStart: percent(x, within.width),
    insetBlockStart: percent(y, within.height),
    inlineSize: percent(width, within.width),
    blockSize: percent(height, within.height),
  };
}

/** The colour strength of a page, by its size. */
function shaded({ bytes }: SizeNode, heaviest: number) {
  const share = Math.sqrt(bytes / heaviest);
  return { '--weight': `${Math.round(4 + share * 26)}%` } as object;
}
