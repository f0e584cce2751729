// Runs before anything is painted, so that a page in the other theme never flashes.
(() => {
  const theme = localStorage.getItem('jogada.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
})();
