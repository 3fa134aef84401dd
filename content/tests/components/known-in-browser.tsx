import { useRef, type ReactNode } from 'react';

/** A row of a table: a value at the first render, and its present value. */
export function KnownInBrowser({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  const first = useRef(value);
  return (
    <tr data-name={name}>
      <th scope="row">{name}</th>
      <td data-first>{first.current}</td>
      <td data-now>{value}</td>
      <td>{children}</td>
    </tr>
  );
}
