// Sets theme, density, language and direction before the first paint. A file of its own, since the content security policy
// allows no inline script. The same rules as applyPreferences in shell/preferences.ts.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('fmis-preferences') ?? '{}') ?? {};
  } catch {
    // A broken or forbidden storage means the defaults.
  }
  const dark = kept.theme === 'dark' || (kept.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = kept.density === 'cozy' ? 'cozy' : 'compact';
  if (/^(ur|fr|ar|es|ko|ja|zh)$/.test(kept.locale)) {
    root.lang = kept.locale;
    root.dir = /^(ur|ar)$/.test(kept.locale) ? 'rtl' : 'ltr';
  }
})();
