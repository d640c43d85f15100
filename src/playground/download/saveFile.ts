/** Downloads bytes as a file. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click, so revoking it right away would cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
