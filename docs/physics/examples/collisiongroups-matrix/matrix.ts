/** A table of checkboxes, ticked where a mask has the bit of the other group. */
export function addMatrix(
  names: readonly string[],
  masks: readonly number[],
  onChange: (i: number, j: number, isTicked: boolean) => void,
) {
  const cell = (i: number, j: number) => {
    if (j < i) return '<td></td>'; // the matrix is symmetric: one half is enough
    const checked = masks[i]! & (1 << j) ? 'checked' : '';
    return `<td align="center"><input type="checkbox" data-i="${i}" data-j="${j}" ${checked} aria-label="${names[i]} with ${names[j]}"></td>`;
  };
  const rows = names.map((name, i) => [
    `<th align="right">${name}</th>`,
    ...names.map((_, j) => cell(i, j)),
  ]);
  const table = document.body.appendChild(document.createElement('table'));
  table.style.cssText =
    'position:fixed;top:8px;left:8px;color:#f4faff;background:#041e2fcc;font:13px system-ui';
  table.innerHTML = [['<th></th>', ...names.map((name) => `<th>${name}</th>`)], ...rows]
    .map((cells) => `<tr>${cells.join('')}</tr>`)
    .join('');
  table.onchange = (event) => {
    const { dataset, checked } = event.target as HTMLInputElement;
    onChange(Number(dataset['i']), Number(dataset['j']), checked);
  };
}
