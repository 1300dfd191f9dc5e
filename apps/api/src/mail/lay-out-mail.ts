interface Parts {
  /** BCP 47. */
  language: string;
  /** All parts are HTML, escaped where people's words stand in them. */
  title: string;
  preheader: string;
  /** Table rows. */
  rows: string[];
  footer: string[];
}

/** Inline styles are the light scheme, for clients that drop style sheets; the dark one overrides them. */
const DARK = `
  .canvas { background-color: #0C1619 !important; }
  .card { background-color: #121E22 !important; border-color: #2B393E !important; }
  .sunken { background-color: #060E10 !important; }
  .ink { color: #E9EEF0 !important; }
  .text { color: #CAD3D5 !important; }
  .dim { color: #A3AFB2 !important; }
  .link { color: #4DC9C0 !important; }
  .button { background-color: #4DC9C0 !important; }
  .button-text { color: #0C1619 !important; }`;

/** The wire from a dot to a ring and the name, of table cells: pictures would have to be fetched. */
const LOGO = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr>
<td width="12" height="12" bgcolor="#FFFFFF" style="width:12px;height:12px;background-color:#FFFFFF;border-radius:6px;font-size:0;line-height:0;">&nbsp;</td>
<td width="14" style="width:14px;font-size:0;line-height:0;"><table role="presentation" width="14" cellpadding="0" cellspacing="0" border="0"><tr><td height="3" bgcolor="#FFFFFF" style="height:3px;background-color:#FFFFFF;font-size:0;line-height:0;">&nbsp;</td></tr></table></td>
<td width="6" height="6" style="width:6px;height:6px;border:3px solid #FFFFFF;border-radius:6px;font-size:0;line-height:0;">&nbsp;</td>
</tr></table></td>
<td style="font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:20px;line-height:24px;font-weight:700;letter-spacing:-0.4px;color:#FFFFFF;">Ridewire</td>
</tr></table>`;

/** Puts a mail's rows into its frame: tables, at most 600 px, nothing fetched, both color schemes. */
export const layOutMail = ({ language, title, preheader, rows, footer }: Parts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .side { padding-left: 20px !important; padding-right: 20px !important; } }
  @media (prefers-color-scheme: dark) {${DARK}
  }
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:#F8FBFB;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preheader}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F8FBFB" style="background-color:#F8FBFB;"><tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="max-width:600px;background-color:#FFFFFF;border:1px solid #E5EBEC;border-radius:14px;border-collapse:separate;overflow:hidden;">
<tr><td class="side" bgcolor="#077771" style="background-color:#077771;padding:18px 32px;">${LOGO}</td></tr>
<tr><td style="height:28px;font-size:0;line-height:0;">&nbsp;</td></tr>
${rows.join('\n')}
<tr><td style="height:16px;font-size:0;line-height:0;">&nbsp;</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;"><tr><td class="side" align="left" style="padding:20px 32px;">${footer.join('\n')}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
