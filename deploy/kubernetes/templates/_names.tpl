{{/* Names, labels and images. Selectors never change, so they hold nothing that an upgrade changes. */}}

{{- define "site.selector" -}}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "site.labels" -}}
{{ include "site.selector" . }}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{- define "site.name" -}}
{{ printf "%s-%s" .root.Release.Name .component }}
{{- end }}

{{/* A name that nginx can resolve, which knows no search domains. */}}
{{- define "site.host" -}}
{{ include "site.name" . }}.{{ .root.Release.Namespace }}.svc.{{ .root.Values.clusterDomain }}
{{- end }}

{{/* .image: name of the image, .tag: its own tag or nothing */}}
{{- define "site.image" -}}
{{- $values := .root.Values.image -}}
{{ $values.prefix }}/{{ .image }}:{{ .tag | default $values.tag | default .root.Chart.AppVersion }}
{{- end }}
