/** The reader's choice between light and dark holds here too. */
export function showInChosenTheme(): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem('scriptorium.settings') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Then as the device has it
  }
}
