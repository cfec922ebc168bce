/**
 * The script of the plugins of reCAPTCHA v2 and hCaptcha: their boxes are drawn half a second after the page is loaded, and
 * one that is not seen is asked before the server is.
 */
(() => {
  const plugins = {
    grecaptcha: ['RSFormProReCAPTCHAv2', 'g-recaptcha-response', 'RSFormProInvisibleCallback'],
    hcaptcha: ['RSFormProhCaptcha', 'h-captcha-response', 'RSFormProInvisiblehCaptchaCallback'],
  };

  for (const [name] of Object.values(plugins)) {
    const plugin = {
      forms: {},
      loaders: [],
      onLoad: () => setTimeout(() => plugin.loaders.forEach((load) => load()), 500),
    };
    window[name] = plugin;
    window.RSFormProUtils.addEvent(window, 'load', plugin.onLoad);
  }

  window.askBoxFirst = (task, formId, { params }, provider) => {
    const { RSFormPro } = window;
    const [name, field, callback] = plugins[provider];
    const isEmpty = params.indexOf(`${field}=&`) > -1 && params.indexOf('&page=') === -1;
    if (task !== 'beforeSend') return;
    RSFormPro.Ajax.Wait = isEmpty;
    if (!isEmpty) return;
    window[callback + formId] = (token) => {
      const text = RSFormPro.Ajax.Params;
      RSFormPro.Ajax.Params = text.replace(`${field}=&`, `${field}=${encodeURIComponent(token)}&`);
      RSFormPro.Ajax.Wait = false;
      RSFormPro.Ajax.xmlHttp.send(RSFormPro.Ajax.Params);
    };
    if (RSFormPro.formEvents[formId].length === 0)
      RSFormPro.addFormEvent(formId, () => window[provider].execute(window[name].forms[formId]));
    RSFormPro.submitForm(RSFormPro.getForm(formId));
  };
})();
