export default function reload(root: HTMLElement): void {
  root.addEventListener('click', () => location.reload());
}
