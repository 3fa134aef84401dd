import { useState } from 'react';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useCorpus } from '../corpus/corpus-context.ts';
import { Link } from '../navigation/link.tsx';
import { bytesText } from './facts.tsx';
import type { SizeNode } from './size-tree.ts';
import { squarify, type Rect } from './squarify.ts';

/** The proportions of the map. */
const whole: Rect = { x: 0, y: 0, width: 16, height: 9 };

/** Folders and pages as areas: a folder opens, a page leads to itself. */
export function Treemap({ tree, heaviest }: { tree: SizeNode; heaviest: number }) {
  const [trail, setTrail] = useState<SizeNode[]>([tree]);
  const shown = trail.at(-1)!;
  const pieces = squarify(
    shown.parts.map(({ bytes }) => bytes),
    whole,
  );
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
      <ul className="treemap">
        {shown.parts.map((node, index) => (
          <li key={node.name} style={placed(pieces[index]!, whole)}>
            <Cell node={node} piece={pieces[index]!} heaviest={heaviest} onOpen={() => setTrail([...trail, node])} />
          </li>
        ))}
      </ul>
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
  const { baseUrl } = useCorpus();
  const size = bytesText(node.bytes);
  const isSmall = piece.width < 0.9 || piece.height < 0.45;
  const words = (
    <span className={isSmall ? 'visually-hidden' : 'cell-words'}>
      <b>{node.label}</b> <span>{node.parts.length > 0 ? `${node.pages} pages, ${size}` : size}</span>
    </span>
  );
  const title = `${node.name}: ${size}`;
  if (node.parts.length === 0) {
    const path = node.name === 'index' ? baseUrl : `${baseUrl}${node.name}`;
    return (
      <Link href={encodePath(path)} className="cell" title={title} style={shaded(node, heaviest)}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" className="cell is-folder" title={title} onClick={onOpen}>
      {words}
      <span className="cell-parts" aria-hidden="true">
        {leafPieces(node, { ...piece, x: 0, y: 0 }).map(({ leaf, rect }) => (
          <span key={leaf.name} style={{ ...placed(rect, piece), ...shaded(leaf, heaviest) }} />
        ))}
      </span>
    </button>
  );
}

/** The pages of a folder, those of its folders side by side. */
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

/** The heavier a page is, the more ink. */
function shaded({ bytes }: SizeNode, heaviest: number) {
  const share = Math.sqrt(bytes / heaviest);
  return { '--weight': `${Math.round(4 + share * 26)}%` } as object;
}
