/** A table with a button for every pair of types, row by row. */
export function addMatrix(types: readonly string[]): HTMLButtonElement[] {
  const cell = (row: string, column: string) =>
    `<td><button style="width:62px" aria-label="${row} against ${column}">?</button></td>`;
  const head = (type: string) => `<th>${type.replace('Collision', '')}</th>`;
  const line = (row: string) => [head(row), ...types.map((column) => cell(row, column))];
  const lines = [['<th></th>', ...types.map(head)], ...types.map(line)];
  const table = document.body.appendChild(document.createElement('table'));
  table.style.cssText =
    'position:fixed;top:8px;left:8px;color:#f4faff;font:13px system-ui';
  table.innerHTML = lines.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
  return [...table.querySelectorAll('button')];
}
