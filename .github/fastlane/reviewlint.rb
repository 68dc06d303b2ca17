# frozen_string_literal: true

require "json"
require "tempfile"

module Fastlane
  module Actions
    # Fails a lane where `reviewlint check` fails, and answers with the verdict.
    class ReviewlintAction < Action
      LISTS = { rules: "--rules", only: "--only", skip: "--skip", reports: "--report" }.freeze
      VALUES = {
        fail_on: "--fail-on", policy: "--policy", baseline: "--baseline", as_of: "--as-of",
        language: "--language", app: "--app"
      }.freeze
      SWITCHES = { allow_incomplete: "--allow-incomplete", strict: "--strict", preview: "--preview" }.freeze

      def self.run(params)
        answer = Tempfile.new(["reviewlint", ".json"])
        status = system(params[:program], *words(params), "--report=json=#{answer.path}", "--", *params[:paths])
        UI.user_error!("there is no program '#{params[:program]}'") if status.nil?
        UI.user_error!("reviewlint check ended with status #{$?.exitstatus}") unless status
        JSON.parse(File.read(answer.path, encoding: "UTF-8"))["verdict"]
      ensure
        answer&.close!
      end

      def self.words(params)
        LISTS.flat_map { |key, option| params[key].map { |value| "#{option}=#{value}" } }
             .concat(VALUES.filter_map { |key, option| "#{option}=#{params[key]}" if params[key] })
             .concat(SWITCHES.filter_map { |key, option| option if params[key] })
             .unshift("check")
      end

      def self.available_options
        [option(:program, "The program", "reviewlint"),
         option(:paths, "Files and folders with descriptions", ["."], Array)] +
          LISTS.map { |key, name| option(key, "As check has #{name}; several are possible", [], Array) } +
          VALUES.map { |key, name| option(key, "As check has #{name}", nil) } +
          SWITCHES.map { |key, name| option(key, "As check has #{name}", false, Fastlane::Boolean) }
      end

      def self.option(key, description, default, type = String)
        FastlaneCore::ConfigItem.new(
          key: key, description: description, optional: true, type: type, default_value: default
        )
      end

      def self.description
        "Checks described app logins against Apple's App Review Guidelines"
      end

      def self.return_value
        "The verdict: compliant, or with allow_incomplete incomplete"
      end

      def self.authors
        ["The reviewlint authors"]
      end

      def self.is_supported?(_platform)
        true
      end

      def self.category
        :testing
      end
    end
  end
end
